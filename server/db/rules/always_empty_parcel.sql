-- Must always be empty. Lists parcels without a piece of their order.
CREATE OR REPLACE VIEW always_empty_parcel AS
 SELECT id AS parcel_id,
    order_id
   FROM parcels p
  WHERE (NOT (EXISTS ( SELECT
           FROM (parcel_lines pl
             JOIN order_lines l ON ((l.id = pl.order_line_id)))
          WHERE ((pl.parcel_id = p.id) AND (l.order_id = p.order_id)))));
