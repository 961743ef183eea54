import { beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from './harness/describeOnEachEngine';
import type { Person } from './harness/people';
import { broken, forbidden } from './harness/refusals';

const READABLE =
  'id, seq, client_id, user_id, username, avatar, verified, moderator, text, reply_to, created_at';

describeOnEachEngine('messages', (stage) => {
  let mira: Person;
  let arlo: Person;
  let moderator: Person;
  let admin: Person;
  let miras: string;

  beforeEach(async () => {
    const { newPerson, newModerator, newAdmin, asOwner, asPerson } = stage();
    await asOwner().query('update public.chat_settings set always_open = true');
    mira = await newPerson({ username: 'mira' });
    arlo = await newPerson({ username: 'arlo' });
    moderator = await newModerator();
    admin = await newAdmin();
    const [row] = await asPerson(mira).query<{ id: string }>(
      `insert into public.messages (text) values ('by mira') returning id`,
    );
    miras = row?.id ?? '';
  });

  const texts = async () => {
    const rows = await stage().asOwner().query<{ text: string }>('select text from public.messages');
    return rows.map(({ text }) => text);
  };

  it('can be read by everybody who is signed in, and by no visitor (OP-152)', async () => {
    const { asPerson, asAnonymous } = stage();
    for (const person of [mira, arlo, moderator, admin]) {
      await expect(asPerson(person).query(`select ${READABLE} from public.messages`)).resolves.toHaveLength(
        1,
      );
    }
    for (const sql of [
      'select id from public.messages',
      'select message_id from public.message_tombstones',
    ]) {
      await expect(asAnonymous().query(sql)).rejects.toMatchObject(forbidden);
    }
  });

  it('show their author’s address to nobody, not even to moderators and the admin (CA-10)', async () => {
    const { asPerson } = stage();
    for (const person of [mira, arlo, moderator, admin]) {
      for (const sql of [
        'select email',
        'select *',
        `select id where email like 'a%'`,
        'select count(email)',
      ]) {
        const [columns, filter = ''] = sql.split(' where ');
        const query = `${columns} from public.messages ${filter && `where ${filter}`}`;
        await expect(asPerson(person).query(query)).rejects.toMatchObject(forbidden);
      }
    }
  });

  it('can be written with a client id, a text and a reply (CA-11)', async () => {
    await stage()
      .asPerson(arlo)
      .query('insert into public.messages (client_id, text, reply_to) values (gen_random_uuid(), $1, $2)', [
        'by arlo',
        miras,
      ]);
    await expect(texts()).resolves.toEqual(['by mira', 'by arlo']);
  });

  it.each(['user_id', 'username', 'avatar', 'email', 'verified', 'moderator', 'id', 'seq', 'created_at'])(
    'cannot be written with a chosen %s (DA-30)',
    async (column) => {
      const forged = `insert into public.messages (text, ${column}) values ('forged', default)`;
      for (const person of [arlo, moderator, admin]) {
        await expect(stage().asPerson(person).query(forged)).rejects.toMatchObject(forbidden);
      }
    },
  );

  it('cannot be written by a visitor, nor by the service in nobody’s name (DA-21)', async () => {
    const { asAnonymous, asService } = stage();
    const sql = `insert into public.messages (text) values ('hello')`;
    await expect(asAnonymous().query(sql)).rejects.toMatchObject(forbidden);
    await expect(asService().query(sql)).rejects.toMatchObject(broken('no_profile'));
  });

  it('are put in the right name even where privileges are missing: the trigger overrules the row', async () => {
    const { asOwner, asPerson } = stage();
    await asOwner().query('grant insert on public.messages to authenticated');
    await asPerson(arlo).query(
      `insert into public.messages (text, user_id, username, verified, moderator) values ('forged', $1, 'mira', true, true)`,
      [mira.id],
    );
    const rows = await asOwner().query(`select user_id, username, verified, moderator from public.messages
      where text = 'forged'`);
    expect(rows).toEqual([{ user_id: arlo.id, username: 'arlo', verified: false, moderator: false }]);
  });

  it('cannot be changed by anybody', async () => {
    const { asPerson, asAnonymous } = stage();
    const change = `update public.messages set text = 'changed'`;
    for (const actor of [asAnonymous(), ...[mira, arlo, moderator, admin].map(asPerson)]) {
      await expect(actor.query(change)).rejects.toMatchObject(forbidden);
    }
  });

  it('keep their numbers to themselves: no client can move the sequence', async () => {
    const { asPerson } = stage();
    for (const sql of [`select nextval('private.message_seq')`, 'select private.next_message_seq()']) {
      await expect(asPerson(admin).query(sql)).rejects.toMatchObject(forbidden);
    }
  });
});
