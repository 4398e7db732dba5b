-- Pictures of reviews that were hidden before hiding made them private.
UPDATE uploads u SET is_public = false
  WHERE u.is_public AND u.user_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM reviews r JOIN order_lines l ON l.id = r.order_line_id
      WHERE l.user_id = u.user_id AND r.hidden_at IS NULL AND r.pictures @> to_jsonb('upload:' || u.id)
  );
