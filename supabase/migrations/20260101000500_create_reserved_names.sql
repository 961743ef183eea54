-- The product's own name belongs to its official profile, however it is spelled.

create table private.reserved_names (
  name text primary key check (name <> '')
);

-- Characters of other scripts, and styled letters, that look like a Latin letter.
create table private.lookalikes (
  lookalike text primary key check (char_length(lookalike) = 1),
  letter text not null check (letter ~ '^[A-Za-z]$')
);

alter table private.reserved_names enable row level security;
alter table private.lookalikes enable row level security;

-- Latin extensions and small capitals, Greek, Cyrillic, Armenian, Cherokee, Lisu and others, in this order.
insert into private.lookalikes (lookalike, letter)
select regexp_split_to_table(seen.lookalikes, ''), seen.letter
from (values
  ('A', U&'\13AA\A4EE\0391\0410\15C5'),
  ('a', U&'\0251\1D00\03B1\0430'),
  ('B', U&'\0392\0412\13F4\15F7\A4D0\16D2'),
  ('b', U&'\0299\0184\044C\0432\13CF\1472\15AF'),
  ('C', U&'\03F9\0421\13DF\A4DA\2CA4'),
  ('c', U&'\1D04\03F2\0441\2CA5'),
  ('D', U&'\13A0\15DE\A4D3'),
  ('d', U&'\1D05\0501\13E7\146F\A4D2'),
  ('E', U&'\0395\0415\13AC\A4F0\2D39'),
  ('e', U&'\1D07\0259\03B5\0435\04BD\0454'),
  ('F', U&'\03DC\15B4\A4DD'),
  ('f', U&'\0192\A730\A799\017F\0584'),
  ('G', U&'\050C\13C0\13F3\A4D6'),
  ('g', U&'\0261\0262\0581\018D'),
  ('H', U&'\0397\041D\13BB\157C\A4E7\2C8E'),
  ('h', U&'\029C\04BB\0570\13C2\043D'),
  ('I', U&'\0399\0406\04C0\2C92\A4F2\2D4F\16C1'),
  ('i', U&'\0131\026A\0269\03B9\0456\13A5'),
  ('J', U&'\037F\0408\13AB\148D\A4D9'),
  ('j', U&'\0237\1D0A\03F3\0458'),
  ('K', U&'\039A\041A\13E6\2C94\A4D7\16D5'),
  ('k', U&'\1D0B\03BA\043A'),
  ('L', U&'\13DE\14AA\A4E1\2CD0'),
  ('l', U&'\029F\04CF\01C0\05C0\2223'),
  ('M', U&'\039C\03FA\041C\13B7\15F0\A4DF\2C98\16D6'),
  ('m', U&'\1D0D\043C\0271'),
  ('N', U&'\039D\2C9A\A4E0'),
  ('n', U&'\0274\0578\057C\03B7\043F'),
  ('O', U&'\039F\041E\0555\2C9E\A4F3\2D54'),
  ('o', U&'\1D0F\03BF\03C3\043E\0585\2C9F'),
  ('P', U&'\03A1\0420\13E2\146D\2CA2\A4D1'),
  ('p', U&'\1D18\03C1\0440\2CA3'),
  ('Q', U&'\051A\2D55'),
  ('q', U&'\051B\0563\0566'),
  ('R', U&'\13A1\13D2\1587\A4E3'),
  ('r', U&'\0280\0433\1D26\2C85'),
  ('S', U&'\0405\054F\13D5\13DA\A4E2'),
  ('s', U&'\A731\0455\01BD'),
  ('T', U&'\03A4\0422\13A2\2CA6\A4D4'),
  ('t', U&'\1D1B\03C4\0442'),
  ('U', U&'\054D\1200\144C\A4F4'),
  ('u', U&'\1D1C\028B\03C5\057D'),
  ('V', U&'\0474\13D9\142F\A4E6\2D38'),
  ('v', U&'\1D20\03BD\0475\05D8'),
  ('W', U&'\051C\13B3\13D4\A4EA'),
  ('w', U&'\1D21\026F\03C9\0461\051D\0561'),
  ('X', U&'\03A7\0425\A4EB\2CAC\2D5D\16B7'),
  ('x', U&'\03C7\0445\157D'),
  ('Y', U&'\03A5\03D2\0423\04AE\13A9\13BD\2CA8\A4EC'),
  ('y', U&'\028F\0263\03B3\0443\04AF\10E7'),
  ('Z', U&'\0396\13C3\A4DC'),
  ('z', U&'\1D22\0290')
) seen (letter, lookalikes);

-- Enclosed capitals that compatibility decomposition leaves alone, in runs of the alphabet.
insert into private.lookalikes (lookalike, letter)
select chr(run.first + place), chr(65 + place)
from (values (x'1F150'::integer), (x'1F170'::integer), (x'1F1E6'::integer)) run (first), generate_series(0, 25) place;

-- What a name looks like to a reader: compatibility forms, marks, invisible characters, scripts and case
-- are folded away. Digits stay digits: 'w1sp' is another name.
create function private.fold_name(name text) returns text
language sql stable set search_path = '' as $$
  select lower(coalesce(string_agg(coalesce(l.letter, seen.character), '' order by seen.place), ''))
  from regexp_split_to_table(
    regexp_replace(
      normalize(trim(name), NFKD),
      '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\U000E0000-\U000E0FFF\u0300-\u036F\u0483-\u0489\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]',
      '', 'g'
    ),
    ''
  ) with ordinality seen (character, place)
  left join private.lookalikes l on l.lookalike = seen.character
$$;

create function private.is_reserved_name(name text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.reserved_names reserved
    where private.fold_name(reserved.name) = private.fold_name(is_reserved_name.name)
  )
$$;

-- Makes exactly these names the reserved ones; called with the brand's names.
create function private.set_reserved_names(names text[]) returns void
language sql volatile set search_path = '' as $$
  delete from private.reserved_names reserved where reserved.name <> all (names);
  insert into private.reserved_names (name) select distinct unnest(names) on conflict do nothing;
$$;
