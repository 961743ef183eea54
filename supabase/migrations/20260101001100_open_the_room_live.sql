-- The room hears new and deleted messages at once, and who is there.

alter publication supabase_realtime add table public.messages;

create policy "People with a profile can hear the room, and so can the admin" on realtime.messages
  for select to authenticated
  using (
    (select realtime.topic()) = 'room' and extension in ('broadcast', 'presence')
    and (
      exists (select from public.profiles p where p.id = (select auth.uid()))
      or (select public.is_admin())
    )
  );
create policy "People with a profile can be present and speak in the room" on realtime.messages
  for insert to authenticated
  with check (
    (select realtime.topic()) = 'room' and extension in ('broadcast', 'presence')
    and exists (select from public.profiles p where p.id = (select auth.uid()))
  );
