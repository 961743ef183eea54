-- The product's own name belongs to its official profile, however it is spelled.

create table private.reserved_names (
  name text primary key check (name <> '')
);

-- Letters of other scripts, and styled ones, that look like a Latin letter.
create table private.lookalikes (
  lookalike text primary key check (char_length(lookalike) = 1),
  letter text not null check (letter ~ '^[a-z]$')
);

alter table private.reserved_names enable row level security;
alter table private.lookalikes enable row level security;

-- From Unicode's confusables, by code point; small capitals and a few phonetic letters are added. Characters that
-- decomposition turns into Latin letters need no row. Digits and the pair I and l are no matter of script.
insert into private.lookalikes (lookalike, letter)
select regexp_split_to_table(seen.lookalikes, ''), seen.letter
from (values
  ('a', U&'\0251\0391\03B1\0410\0430\13AA\15C5\1D00\A4EE\+0102A0\+016F40'),
  ('b', U&'\0184\0299\0392\0412\042C\0432\044C\13CF\13F4\1472\15AF\15F7\16D2\A4D0\A7B4\+010282'
    '\+0102A1\+010301'),
  ('c', U&'\03F2\03F9\0421\0441\13DF\1D04\2CA4\2CA5\A4DA\ABAF\+0102A2\+010302\+010415\+01043D'
    '\+01051C\+0118E9\+0118F2'),
  ('d', U&'\0501\13A0\13E7\146F\15DE\15EA\1D05\A4D2\A4D3'),
  ('e', U&'\0259\0395\03B5\0415\0435\0454\04BD\13AC\1D07\2D39\A4F0\AB32\+010286\+0118A6\+0118AE'),
  ('f', U&'\0192\03DC\0584\15B4\1E9D\A4DD\A730\A798\A799\AB35\+010287\+0102A5\+010525\+0118A2'
    '\+0118C2'),
  ('g', U&'\018D\0261\0262\050C\0581\13C0\13F3\1D83\A4D6'),
  ('h', U&'\029C\0397\041D\043D\04BB\0570\13BB\13C2\157C\2C8E\A4E7\+0102CF'),
  ('i', U&'\0131\0196\0269\026A\037A\0399\03B9\0406\0456\04C0\04CF\13A5\16C1\2C92\2C93\2D4F\A4F2'
    '\A647\AB75\+01028A\+010309\+010320\+0118C3\+016F28'),
  ('j', U&'\0237\037F\03F3\0408\0458\13AB\148D\1D0A\A4D9\A7B2'),
  ('k', U&'\039A\03BA\041A\043A\13E6\16D5\1D0B\2C94\A4D7\+010518'),
  ('l', U&'\01C0\029F\05D5\05DF\0627\0661\06F1\07CA\13DE\14AA\2CD0\A4E1\+01041B\+010526\+0118A3'
    '\+0118B2\+016F16\+01E8C7'),
  ('m', U&'\0271\039C\03FA\041C\043C\13B7\15F0\16D6\1D0D\2C98\A4DF\+0102B0\+010311'),
  ('n', U&'\0274\039D\03B7\043F\0578\057C\2C9A\A4E0\+010513'),
  ('o', U&'\039F\03BF\03C3\041E\043E\0555\0585\05E1\0647\0665\06BE\06C1\06D5\06F5\07C0\0966\09E6'
    '\0A66\0AE6\0B20\0B66\0BE6\0C66\0CE6\0D20\0D66\0E50\0ED0\101D\1040\10FF\12D0\1D0F\1D11'
    '\2C9E\2C9F\2D54\3007\A4F3\AB3D\+010292\+0102AB\+010404\+01042C\+0104C2\+0104EA\+010516'
    '\+0114D0\+0118B5\+0118C8\+0118D7\+0118E0'),
  ('p', U&'\03A1\03C1\0420\0440\13E2\146D\1D18\2CA2\2CA3\A4D1\+010295'),
  ('q', U&'\051A\051B\0563\0566\2D55'),
  ('r', U&'\01A6\0280\0433\13A1\13D2\1587\1D26\2C85\A4E3\AB47\AB48\AB81\+0104B4\+016F35'),
  ('s', U&'\01BD\0405\0455\054F\13D5\13DA\A4E2\A731\ABAA\+010296\+010420\+010448\+0118C1\+016F3A'),
  ('t', U&'\03A4\03C4\0422\0442\13A2\1D1B\2CA6\A4D4\+010297\+0102B1\+010315\+0118BC\+016F0A'),
  ('u', U&'\028B\03C5\054D\057D\1200\144C\1D1C\A4F4\A79F\AB4E\AB52\+0104CE\+0104F6\+0118B8\+0118D8'
    '\+016F42'),
  ('v', U&'\03BD\0474\0475\05D8\0667\06F7\13D9\142F\1D20\2D38\A4E6\A6DF\ABA9\+01051D\+011706'
    '\+0118A0\+0118C0\+016F08'),
  ('w', U&'\026F\03C9\0461\051C\051D\0561\13B3\13D4\1D21\A4EA\AB83\+01170A\+01170E\+01170F\+0118E6'
    '\+0118EF'),
  ('x', U&'\03A7\03C7\0425\0445\1541\157D\16B7\2CAC\2D5D\A4EB\A7B3\+010290\+0102B4\+010317\+010322'
    '\+010527\+0118EC'),
  ('y', U&'\0263\028F\03A5\03B3\0423\0443\04AE\04AF\10E7\13A9\13BD\1D8C\1EFF\2CA8\A4EC\AB5A\+0102B2'
    '\+0118A4\+0118DC\+016F43'),
  ('z', U&'\0290\0396\13C3\1D22\A4DC\AB93\+0102F5\+0118A9\+0118C4\+0118E5')
) seen (letter, lookalikes);

-- Enclosed capitals that decomposition leaves alone, in runs of the alphabet.
insert into private.lookalikes (lookalike, letter)
select chr(run.first + place), chr(97 + place)
from (values (x'1F150'::integer), (x'1F170'::integer), (x'1F1E6'::integer)) run (first), generate_series(0, 25) place;

create function private.replace_lookalikes(name text) returns text
language sql stable set search_path = '' as $$
  select coalesce(string_agg(coalesce(l.letter, seen.character), '' order by seen.place), '')
  from regexp_split_to_table(name, '') with ordinality seen (character, place)
  left join private.lookalikes l on l.lookalike = seen.character
$$;

-- What a name looks like to a reader: scripts, styles, marks, invisible characters and case are folded away.
-- Lookalikes go before the decomposition, which would turn some of them into letters that look different, and after.
create function private.fold_name(name text) returns text
language sql stable set search_path = '' as $$
  select lower(private.replace_lookalikes(regexp_replace(
    normalize(private.replace_lookalikes(normalize(trim(name), NFD)), NFKD),
    '[\u0300-\u036F\u0483-\u0489\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F'
      '\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164'
      '\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB\U000E0000-\U000E0FFF]',
    '', 'g'
  )))
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
