import { productoEnviado } from '#contract/entities/parametro.ts';
import { rolAfiliacion } from '#contract/enumerations.ts';
import { productos, relacionesParentesco, tiposAsegurado } from '#contract/services/index.ts';
import type { Client } from './client.ts';
import { type Ledger, MARK, type Parameter } from './ledger.ts';
import type { Outcome } from './network.ts';
import { ensured, settled } from './settled.ts';

/** An entry of a list, with the services' texts in capitals. */
interface Entry {
  readonly id: number;
  readonly text: string;
}

/** One of the lists that the staff maintain. Id 0 registers an entry. */
interface List {
  read(client: Client): Promise<readonly Entry[]>;
  save(client: Client, entry: Entry): Promise<Outcome<number>>;
  remove(client: Client, id: number): Promise<Outcome<unknown>>;
}

/** What an invoice needs, in the lists of the seed. */
const product = { codigoProducto: '', precio: 12.5, estado: true, idActividad: 861_000 };
const units = { idProductoSiat: 91_200, idUnidadMedida: 58 };

const lists = {
  parentesco: {
    async read(client) {
      const rows = await client.read(relacionesParentesco.listar, {});
      return rows.map((row) => ({ id: row.IdRelacionParentesco, text: row.Descripcion }));
    },
    save: (client, { id, text }) =>
      client.ask(relacionesParentesco.grabar, {
        body: {
          ...{ IdRelacionParentesco: id, IdTiposAsegurado: id, Descripcion: text },
          IdRolAfiliacion: rolAfiliacion.beneficiario,
        },
      }),
    remove: (client, id) => client.ask(relacionesParentesco.eliminar, { body: { IdRelacionParentesco: id } }),
  },
  'tipo de asegurado': {
    async read(client) {
      const rows = await client.read(tiposAsegurado.conParentescos, {});
      return rows.map((row) => ({ id: row.IdTiposAsegurado, text: row.Descripcion }));
    },
    save: (client, { id, text }) =>
      client.ask(tiposAsegurado.grabar, { body: { IdTiposAsegurado: id, Descripcion: text, Parentescos: [] } }),
    remove: (client, id) => client.ask(tiposAsegurado.eliminar, { body: { IdTiposAsegurado: id } }),
  },
  producto: {
    async read(client) {
      const rows = await client.read(productos.todos, {});
      return rows.map((row) => ({ id: row.IdProducto, text: row.descripcionProducto }));
    },
    save: (client, { id, text }) =>
      client.ask(productos.registrar, {
        body: productoEnviado({ ...product, ...units, IdProducto: id, descripcionProducto: text }),
      }),
    remove: (client, id) => client.ask(productos.eliminar, { body: { IdProducto: id } }),
  },
} satisfies Record<string, List>;

/** The name of a list. */
export type ParameterKind = keyof typeof lists;
/** The names of all lists. */
export const kinds = ['parentesco', 'tipo de asegurado', 'producto'] as const satisfies readonly ParameterKind[];

const listOf = (kind: ParameterKind): List => lists[kind];

/** The soak's entries in a list. */
export const entriesOf = async (client: Client, kind: ParameterKind): Promise<readonly Entry[]> =>
  (await listOf(kind).read(client)).filter(({ text }) => text.startsWith(MARK));

const idOf = async (client: Client, kind: ParameterKind, text: string): Promise<number | null> =>
  (await entriesOf(client, kind)).find((entry) => entry.text === text)?.id ?? null;

/** Registers an entry. */
export async function addParameter(client: Client, ledger: Ledger, kind: ParameterKind): Promise<Parameter> {
  const text = ledger.mark(client);
  const save = () => listOf(kind).save(client, { id: 0, text });
  const id = await settled(save, () => idOf(client, kind, text));
  const made: Parameter = { id, owner: client, kind, text, deleted: false };
  ledger.parameters.push(made);
  return made;
}

/** Gives an entry another text. */
export async function renameParameter(one: Parameter, ledger: Ledger): Promise<void> {
  const { owner, kind, id } = one;
  const text = ledger.mark(owner);
  await ensured(
    () => listOf(kind).save(owner, { id, text }),
    async () => (await idOf(owner, kind, text)) === id,
  );
  one.text = text;
}

/** Deletes an entry. */
export async function removeParameter(one: Parameter): Promise<void> {
  const { owner, kind, id } = one;
  await ensured(
    () => listOf(kind).remove(owner, id),
    async () => !(await entriesOf(owner, kind)).some((entry) => entry.id === id),
  );
  one.deleted = true;
}
