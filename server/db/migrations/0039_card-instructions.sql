CREATE TABLE "card_instructions" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"holder" text,
	"bank" text,
	"account" text,
	"code" text,
	"link" text,
	CONSTRAINT "card_instructions_one_row" CHECK ("card_instructions"."only_row"),
	CONSTRAINT "card_instructions_way" CHECK ("card_instructions"."link" is not null or num_nulls("card_instructions"."holder", "card_instructions"."bank", "card_instructions"."account") = 0)
);
