-- Sample data for an empty local database. People, messages and wallets come with the first sign-in: nobody is made up.

-- The brand's name. The embedded back end writes it from libs/brand at every start; a local project of the
-- Supabase CLI has it from here, and on a hosted one the operator calls this once.
select private.set_reserved_names(array['wisp']);
