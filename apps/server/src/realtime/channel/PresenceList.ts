/** What a topic shows of one person. `phx_ref` names the person's stay, from first coming to last leaving. */
export interface PresenceMeta {
  [field: string]: unknown;
  user_id: string | null;
  phx_ref: string;
}

export type PresenceEntries = Record<string, { metas: PresenceMeta[] }>;

export interface PresenceDiff {
  joins: PresenceEntries;
  leaves: PresenceEntries;
}

interface Stay<Owner> {
  ref: string;
  userId: string | null;
  /** Whether they have shown anything else before, during this stay. */
  changed: boolean;
  /** What each of the person's channels says, the latest last. */
  said: Map<Owner, Record<string, unknown>>;
}

/**
 * Who is on a topic. A person with several tabs is there once, with what they said last: the official client
 * (2.109.0) forgets the `phx_ref` of what a key already holds when more comes under it, and could never
 * remove it again. For the same reason an update keeps its `phx_ref`, which replaces in place.
 */
export class PresenceList<Owner> {
  private readonly stays = new Map<string, Stay<Owner>>();

  constructor(private readonly newRef: () => string) {}

  /** @returns what changes for those who watch. */
  track(owner: Owner, key: string, userId: string | null, payload: Record<string, unknown>): PresenceDiff {
    const before = this.stays.get(key);
    const stay = before ?? { ref: this.newRef(), userId, changed: false, said: new Map() };
    stay.changed = before !== undefined;
    stay.said.delete(owner);
    stay.said.set(owner, payload);
    this.stays.set(key, stay);
    return { joins: entriesOf([[key, stay]]), leaves: {} };
  }

  /** @returns undefined when those who watch see no difference. */
  untrack(owner: Owner, key: string): PresenceDiff | undefined {
    const stay = this.stays.get(key);
    if (!stay?.said.has(owner)) return undefined;
    const before = entriesOf([[key, stay]]);
    const isShown = [...stay.said.keys()].at(-1) === owner;
    stay.said.delete(owner);
    if (stay.said.size === 0) {
      this.stays.delete(key);
      return { joins: {}, leaves: before };
    }
    if (!isShown) return undefined;
    stay.changed = true;
    return { joins: entriesOf([[key, stay]]), leaves: {} };
  }

  entries(): PresenceEntries {
    return entriesOf([...this.stays]);
  }

  /** The entries that a client which comes back would take for what it knows already, by their `phx_ref`. */
  changedEntries(): PresenceEntries {
    return entriesOf([...this.stays].filter(([, stay]) => stay.changed));
  }
}

function entriesOf<Owner>(stays: [key: string, stay: Stay<Owner>][]): PresenceEntries {
  return Object.fromEntries(stays.map(([key, stay]) => [key, { metas: [shown(stay)] }]));
}

/** Whose it is comes from the token, whatever the payload says. */
function shown<Owner>({ ref, userId, said }: Stay<Owner>): PresenceMeta {
  const { phx_ref_prev: _previous, presence_ref: _presence, ...payload } = [...said.values()].at(-1) ?? {};
  return { ...payload, user_id: userId, phx_ref: ref };
}
