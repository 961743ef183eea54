import { beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from './harness/describeOnEachEngine';
import { forbidden } from './harness/refusals';
import type { Actor } from './harness/stage';

describeOnEachEngine('the live room', (stage) => {
  let welcome: Actor[];
  let unwelcome: Actor[];
  /** Has no profile. */
  let admin: Actor;
  beforeEach(async () => {
    const { newPerson, newModerator, newAdmin, newAccount, asPerson, asAnonymous } = stage();
    welcome = [asPerson(await newPerson()), asPerson(await newModerator())];
    unwelcome = [asAnonymous(), asPerson(await newAccount())];
    admin = asPerson(await newAdmin());
  });

  /** Joins as the Realtime service asks: the topic in a setting, a row to read, a row to write. */
  const onTopic = (topic: string) =>
    stage().asOwner().query(`select set_config('realtime.topic', $1, true)`, [topic]);
  const hear = async (actor: Actor, topic: string, extension: string) => {
    await stage()
      .asOwner()
      .query('insert into realtime.messages (topic, extension) values ($1, $2)', [topic, extension]);
    const rows = await actor.query('select from realtime.messages');
    return rows.length > 0;
  };
  const speak = (actor: Actor, topic: string, extension: string) =>
    actor.query('insert into realtime.messages (topic, extension) values ($1, $2)', [topic, extension]);

  it.each(['presence', 'broadcast'])('lets people with a profile hear and send %s', async (extension) => {
    await onTopic('room');
    for (const actor of welcome) {
      await expect(hear(actor, 'room', extension)).resolves.toBe(true);
      await expect(speak(actor, 'room', extension)).resolves.toEqual([]);
    }
  });

  it.each(['presence', 'broadcast'])(
    'keeps %s from visitors and people without a profile',
    async (extension) => {
      await onTopic('room');
      for (const actor of unwelcome) {
        await expect(hear(actor, 'room', extension)).resolves.toBe(false);
        await expect(speak(actor, 'room', extension)).rejects.toMatchObject(forbidden);
      }
    },
  );

  it.each(['presence', 'broadcast'])(
    'lets the admin hear %s, but neither be there nor speak',
    async (extension) => {
      await onTopic('room');
      await expect(hear(admin, 'room', extension)).resolves.toBe(true);
      await expect(speak(admin, 'room', extension)).rejects.toMatchObject(forbidden);
    },
  );

  it.each(['other', 'Room', 'room:2', ''])('opens no other topic, such as %j', async (topic) => {
    await onTopic(topic);
    for (const actor of [...welcome, ...unwelcome, admin]) {
      await expect(hear(actor, topic, 'presence')).resolves.toBe(false);
      await expect(speak(actor, topic, 'presence')).rejects.toMatchObject(forbidden);
    }
  });

  it('opens nothing but presence and broadcast', async () => {
    await onTopic('room');
    for (const actor of [...welcome, admin]) {
      await expect(hear(actor, 'room', 'postgres_changes')).resolves.toBe(false);
      await expect(speak(actor, 'room', 'postgres_changes')).rejects.toMatchObject(forbidden);
    }
  });

  it('publishes messages and nothing else, and only the key of a deleted one (TR-61)', async () => {
    const { asOwner } = stage();
    await expect(
      asOwner().query(`select schemaname || '.' || tablename as published, rowfilter
        from pg_publication_tables where pubname = 'supabase_realtime'`),
    ).resolves.toEqual([{ published: 'public.messages', rowfilter: null }]);
    await expect(
      asOwner().query(`select relreplident from pg_class where oid = 'public.messages'::regclass`),
    ).resolves.toEqual([{ relreplident: 'd' }]);
  });
});
