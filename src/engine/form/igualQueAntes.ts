import { createContext } from 'react';
import type { FieldPath } from '#engine/definition/fields.ts';

/** The fields of a new form that start with the value of the last notice (design H7). */
export const IgualQueAntes = createContext<ReadonlySet<FieldPath>>(new Set());
