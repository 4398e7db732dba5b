-- Stores the carrier and tracking number that a parcel had before they were corrected.
CREATE OR REPLACE FUNCTION public.keep_correction()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into parcel_events (parcel_id, kind, text, carrier, created_at)
    values (new.id, 'corrected', old.tracking_number, old.carrier, new.corrected_at);
  return null;
end $function$;
