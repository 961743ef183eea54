/** Makes something on first demand and keeps it; a failed attempt is forgotten, so that the next demand tries again. */
export function lazily<T>(make: () => Promise<T>): (() => Promise<T>) & { begun(): boolean } {
  let made: Promise<T> | undefined;
  const demand = () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
  return Object.assign(demand, { begun: () => made !== undefined });
}
