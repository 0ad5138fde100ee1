/**
 * Replies as different real services might write them: rows of the table of variants that can be combined. Each form the
 * portal must accept is in at least one of them, or in `aparte`.
 */
export const dialectos = {
  'System.Text.Json': [
    ...['1.4', '1.5', '1.14', '2.1', '2.2', '2.3', '2.6', '2.15', '2.23', '2.25', '2.33'],
    ...['3.1', '3.9', '3.13', '4.1', '4.2', '5.1', '5.7', '6.1', '6.7'],
  ],
  'ASMX y SQL': [
    ...['1.1', '1.10', '1.15', '1.26', '1.29', '2.11', '2.12', '2.13', '2.16', '2.17', '2.19'],
    ...['3.5', '3.10', '3.14', '4.13', '5.2', '6.3'],
  ],
  Newtonsoft: ['1.18', '1.22', '1.27', '2.21', '2.26', '2.28', '2.30', '3.2', '4.3', '6.4'],
  'tras un proxy': ['1.19', '1.25', '3.6', '6.5'],
  'sin textos': ['1.17', '1.28', '3.3', '4.6', '5.5'],
  'sin mensajes': ['1.11', '3.4', '4.7'],
} as const satisfies Record<string, readonly string[]>;
type Dialecto = keyof typeof dialectos;
export const nombres = Object.keys(dialectos) as Dialecto[];

/** Forms that change what people see, or that only some calls have. Each has its own test, by its row. */
export const aparte = [
  ...['1.7', '1.8', '1.20', '1.21', '2.8', '2.27', '2.29', '2.32', '2.34', '3.11', '4.4', '4.5', '4.12', '6.6'],
] as const;
export type Aparte = (typeof aparte)[number];
