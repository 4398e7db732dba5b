-- No row of orders is ever deleted.
CREATE OR REPLACE TRIGGER orders_keep_rows BEFORE DELETE ON public.orders FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
