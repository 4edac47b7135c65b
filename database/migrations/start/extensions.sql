-- Every search index needs trigrams.
create extension if not exists pg_trgm;

-- Words are looked for without the marks of their letters. `unaccent` alone may not stand in an index, because its
-- dictionary could be changed; ours is named and stays as it is. The schema is named so that a restored dump finds it.
create extension if not exists unaccent with schema public;

create function "plain_letters"(text) returns text language sql immutable strict parallel safe
      return public.unaccent('public.unaccent', $1);
