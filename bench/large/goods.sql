-- Goods as an import stores them: texts in five languages, options, variants, stock, reviews.

create temp table words as
select * from (values
  (0, 'Kettle', '水壶', 'ケトル', '주전자', 'กาต้มน้ำ'),
  (1, 'Lamp', '台灯', 'ランプ', '램프', 'โคมไฟ'),
  (2, 'Backpack', '背包', 'リュック', '배낭', 'เป้สะพายหลัง'),
  (3, 'Teapot', '茶壶', '急須', '찻주전자', 'กาน้ำชา'),
  (4, 'Headphones', '耳机', 'ヘッドホン', '헤드폰', 'หูฟัง'),
  (5, 'Blanket', '毯子', '毛布', '담요', 'ผ้าห่ม'),
  (6, 'Keyboard', '键盘', 'キーボード', '키보드', 'คีย์บอร์ด'),
  (7, 'Watch', '手表', '腕時計', '손목시계', 'นาฬิกาข้อมือ'),
  (8, 'Jacket', '夹克', 'ジャケット', '재킷', 'เสื้อแจ็กเก็ต'),
  (9, 'Tent', '帐篷', 'テント', '텐트', 'เต็นท์'),
  (10, 'Puzzle', '拼图', 'パズル', '퍼즐', 'จิ๊กซอว์'),
  (11, 'Notebook', '笔记本', 'ノート', '공책', 'สมุด'),
  (12, 'Charger', '充电器', '充電器', '충전기', 'ที่ชาร์จ'),
  (13, 'Mug', '马克杯', 'マグカップ', '머그잔', 'แก้วมัค'),
  (14, 'Scarf', '围巾', 'マフラー', '목도리', 'ผ้าพันคอ'),
  (15, 'Bicycle', '自行车', '自転車', '자전거', 'จักรยาน')
) as nouns (at, en, zh, ri, han, tai);

create temp table looks as
select * from (values
  (0, 'Copper', '铜制', '銅の', '구리', 'ทองแดง'),
  (1, 'Quiet', '静音', '静かな', '조용한', 'เงียบ'),
  (2, 'Harbour', '港湾', '港の', '항구', 'ท่าเรือ'),
  (3, 'Folding', '折叠', '折りたたみ', '접이식', 'พับได้'),
  (4, 'Woollen', '羊毛', 'ウール', '양모', 'ขนสัตว์'),
  (5, 'Bright', '明亮', '明るい', '밝은', 'สว่าง'),
  (6, 'Light', '轻便', '軽い', '가벼운', 'เบา'),
  (7, 'Swan', '天鹅', '白鳥', '백조', 'หงส์'),
  (8, 'Classic', '经典', 'クラシック', '클래식', 'คลาสสิก'),
  (9, 'Travel', '旅行', '旅行用', '여행용', 'เดินทาง'),
  (10, 'Garden', '花园', '庭の', '정원', 'สวน'),
  (11, 'Winter', '冬季', '冬の', '겨울', 'ฤดูหนาว')
) as looks (at, en, zh, ri, han, tai);

create function pg_temp.texts(en text, zh text, ri text, han text, tai text) returns jsonb
  language sql immutable
  as $$ select jsonb_build_object('en', en, 'zh-CN', zh, 'ri', ri, 'han', han, 'tai', tai) $$;

insert into categories (slug, name, picture, position)
select 'bench-category-' || n, pg_temp.texts('Category ' || n, '类别 ' || n, 'カテゴリ ' || n, '카테고리 ' || n, 'หมวด ' || n),
  'category-food', 100 + n
from generate_series(0, 9) n;

insert into shops (slug, name, tagline, description, logo, freight_cents, opened_at)
select 'bench-shop-' || n,
  pg_temp.texts('Pier ' || n || ' Trading', '码头 ' || n || ' 商行', '埠頭 ' || n || ' 商会', '부두 ' || n || ' 상회', 'ท่า ' || n || ' เทรดดิ้ง'),
  pg_temp.texts('Goods from pier ' || n, '来自码头 ' || n, '埠頭 ' || n || ' から', '부두 ' || n || '에서', 'จากท่า ' || n),
  pg_temp.texts('A shop at pier ' || n, '码头店 ' || n, '埠頭の店 ' || n, '부두 가게 ' || n, 'ร้านที่ท่า ' || n),
  'shop-logo', 0, now() - interval '3 years'
from generate_series(0, 199) n;

create temp table ground as
select (select max(id) from products) as products, (select max(id) from skus) as skus,
  (select min(id) from categories where slug like 'bench-%') as category,
  (select min(id) from shops where slug like 'bench-%') as shop;
update ground set products = coalesce(products, 0), skus = coalesce(skus, 0);

insert into products (id, code, category_id, shop_id, title, description, keywords, specification,
  options, pictures, sold_count, listed_at)
overriding system value
select g.products + n, 'bench-' || n, g.category + n % 10, g.shop + n % 200,
  pg_temp.texts(l.en || ' ' || lower(w.en) || ' ' || n, l.zh || w.zh || ' ' || n, l.ri || w.ri || ' ' || n,
    l.han || ' ' || w.han || ' ' || n, w.tai || l.tai || ' ' || n),
  pg_temp.texts(
    'A ' || lower(l.en) || ' ' || lower(w.en) || ' for every day, made to last. Number ' || n || ' of its kind.',
    l.zh || w.zh || '，经久耐用，适合每一天。编号 ' || n, '毎日使える' || l.ri || w.ri || '。番号 ' || n,
    '매일 쓰는 ' || l.han || ' ' || w.han || '. 번호 ' || n, w.tai || l.tai || ' สำหรับทุกวัน หมายเลข ' || n),
  pg_temp.texts(lower(w.en) || ', gift', w.zh || ', 礼物', w.ri || ', ギフト', w.han || ', 선물', w.tai || ', ของขวัญ'),
  jsonb_build_array(jsonb_build_object(
    'name', pg_temp.texts('Weight', '重量', '重さ', '무게', 'น้ำหนัก'),
    'value', jsonb_build_object('en', (100 + n % 900) || ' g'))),
  jsonb_build_array(jsonb_build_object('key', 'colour', 'name', pg_temp.texts('Colour', '颜色', '色', '색상', 'สี'),
    'values', jsonb_build_array(
      jsonb_build_object('key', 'red', 'name', pg_temp.texts('Red', '红色', '赤', '빨강', 'แดง')),
      jsonb_build_object('key', 'blue', 'name', pg_temp.texts('Blue', '蓝色', '青', '파랑', 'น้ำเงิน')),
      jsonb_build_object('key', 'sand', 'name', pg_temp.texts('Sand', '沙色', '砂色', '모래색', 'ทราย'))))),
  '["food-apples", "food-bread"]', n % 500, now() - n * interval '10 minutes'
from ground g cross join generate_series(1, current_setting('bench.products')::int) n
join words w on w.at = n % 16 join looks l on l.at = n / 16 % 12;

insert into skus (id, code, product_id, position, option_values, price_cents, picture)
overriding system value
select g.skus + (n - 1) * 3 + v + 1, 'bench-' || n || '-' || v, g.products + n, v,
  jsonb_build_array((array['red', 'blue', 'sand'])[v + 1]), 300 + n * 37 % 9000 + v * 100, 'food-apples'
from ground g cross join generate_series(1, current_setting('bench.products')::int) n
cross join generate_series(0, 2) v;

insert into reviews (product_id, sku_id, author_name, content, product_rating, service_rating, shipping_rating, pictures, created_at)
select g.products + n, null, 'Ada', 'As it was described, number ' || r, 1 + (n + r) % 5, 5, 4, '[]', now() - interval '40 days'
from ground g cross join generate_series(1, current_setting('bench.products')::int) n
cross join generate_series(1, 2) r;

select setval('products_id_seq', (select max(id) from products)), setval('skus_id_seq', (select max(id) from skus));

analyze products, skus, shops;
analyze ground;
