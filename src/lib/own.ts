/**
 * What a record has under a text that comes from outside: services, address, storage, a person. Undefined for whatever is
 * not the record's own, such as 'constructor' and 'toString', which every object knows.
 */
export const own = <V>(record: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
