/**
 * The own property of a record under a text that comes from outside: services, address, storage, a person. Undefined for
 * inherited properties that every object has, such as 'constructor' and 'toString'.
 */
export const own = <V>(record: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
