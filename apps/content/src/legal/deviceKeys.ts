export interface DeviceKey {
  name: string;
  /** Length of the stored text. */
  characters: number;
}

/** The keys of this site's local storage, in order of their names; none where storage is refused. */
export function deviceKeys(read: () => Storage = () => localStorage): DeviceKey[] {
  try {
    const storage = read();
    return Object.keys(storage)
      .sort()
      .map((name) => ({ name, characters: storage.getItem(name)?.length ?? 0 }));
  } catch {
    return [];
  }
}
