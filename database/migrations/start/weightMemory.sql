-- A weight that was accepted is neither changed nor taken out.
create function "weight_memory_stays"() returns trigger language plpgsql as $$
      begin
        raise exception 'rows of weight_memory are never changed or deleted' using errcode = 'restrict_violation';
      end $$;

create trigger "weight_memory_stays" before update or delete on "weight_memory"
  for each row execute function "weight_memory_stays"();
