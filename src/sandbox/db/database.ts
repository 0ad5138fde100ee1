import { afiliacionTables } from './afiliacionTables.ts';
import { bdpaTables } from './bdpaTables.ts';
import { cobroTables } from './cobroTables.ts';
import { ocupacionalTables } from './ocupacionalTables.ts';
import { parametrosTables } from './parametrosTables.ts';
import { pasivoTables } from './pasivoTables.ts';
import { regularizacionTables } from './regularizacionTables.ts';
import type {
  Archivo,
  Empresa,
  Enlace,
  Novedad,
  Orden,
  Paciente,
  Persona,
  Relacion,
  Secuencia,
  Seguimiento,
  Usuario,
} from './rows.ts';
import { type Change, Table, type Witness } from './table.ts';

const createTables = (witness: Witness) => ({
  ...afiliacionTables(witness),
  ...bdpaTables(witness),
  ...cobroTables(witness),
  ...parametrosTables(witness),
  ...regularizacionTables(witness),
  personas: new Table<Persona, 'documento'>(
    'personas',
    (r) => r.IdPersona,
    { documento: (r) => `${r.IdTipoDocumento}|${r.NumeroDocumento}|${r.ComplementoDocumento}` },
    witness,
  ),
  pacientes: new Table<Paciente, 'persona' | 'padre'>(
    'pacientes',
    (r) => r.IdPaciente,
    { persona: (r) => r.IdPersona, padre: (r) => r.IdPacientePadre },
    witness,
  ),
  empresas: new Table<Empresa, 'anterior'>(
    'empresas',
    (r) => r.IdEmpresa,
    { anterior: (r) => r.IdEmpresaAnterior },
    witness,
  ),
  relaciones: new Table<Relacion, 'persona' | 'empresa'>(
    'relaciones',
    (r) => r.IdPersonaEmpresa,
    { persona: (r) => r.IdPersona, empresa: (r) => r.IdEmpresa },
    witness,
  ),
  novedades: new Table<Novedad, 'persona' | 'regional' | 'empresa' | 'estado'>(
    'novedades',
    (r) => r.IdPersonaNovedad,
    {
      persona: (r) => r.IdPersona,
      regional: (r) => r.IdRegional,
      empresa: (r) => `${r.IdEmpresa}|${r.IdRegional}`,
      estado: (r) => `${r.IdRegional}|${r.IdEstadoProceso}`,
    },
    witness,
  ),
  seguimientos: new Table<Seguimiento, 'registro'>(
    'seguimientos',
    (r) => r.IdSeguimiento,
    { registro: (r) => `${r.Tabla}|${r.IdTabla}` },
    witness,
  ),
  archivos: new Table<Archivo, 'registro'>(
    'archivos',
    (r) => r.IdRecurso,
    { registro: (r) => `${r.Tabla}|${r.IdTabla}` },
    witness,
  ),
  ordenes: new Table<Orden, 'empresa'>(
    'ordenes',
    (r) => r.IdOrdenPago,
    { empresa: (r) => `${r.IdEmpresa}|${r.IdRegional}` },
    witness,
  ),
  usuarios: new Table<Usuario, 'usuario' | 'correo'>(
    'usuarios',
    (r) => r.IdUsuario,
    { usuario: (r) => r.usuario, correo: (r) => r.CorreoElectronico },
    witness,
  ),
  enlaces: new Table<Enlace>('enlaces', (r) => r.Token, {}, witness),
  secuencias: new Table<Secuencia>('secuencias', (r) => r.nombre, {}, witness),
  ...ocupacionalTables(witness),
  ...pasivoTables(witness),
});

/** The fund's tables and their transactions. */
export interface Database extends ReturnType<typeof createTables> {
  /** The fund's code, as used in the registry. */
  readonly codigo: string;
  /** The next number of a sequence. A number is never used twice, not even after a delete. */
  next(sequence: string): number;
  /** Runs `work`, then passes every row it wrote to `commit` in one call. If either throws, no row changes. */
  transaction<T>(work: () => T | Promise<T>, commit: (changes: readonly Change[]) => void): Promise<T>;
  /** Restores the changes of the journal file. */
  restore(changes: readonly Change[]): void;
  clear(): void;
  /** All rows, to fill other tables with. Rows never change in place, so several databases may share them. */
  dump(): Change[];
}

/**
 * Creates empty tables. Writes outside a transaction, such as the seed's, are not recorded. Only one transaction runs at a
 * time.
 */
export function createDatabase(codigo = 'CSBP'): Database {
  let open: { undo: (() => void)[]; changes: Change[] } | null = null;
  const tables = createTables((change, undo) => {
    open?.undo.push(undo);
    open?.changes.push(change);
  });
  const byName = new Map(Object.values(tables).map((table) => [table.name, table]));

  return {
    ...tables,
    codigo,
    next(sequence) {
      const ultimo = (tables.secuencias.get(sequence)?.ultimo ?? 0) + 1;
      tables.secuencias.put({ nombre: sequence, ultimo });
      return ultimo;
    },
    async transaction(work, commit) {
      if (open) throw new Error('A transaction is already open');
      const mine = { undo: [] as (() => void)[], changes: [] as Change[] };
      open = mine;
      try {
        const result = await work();
        if (mine.changes.length > 0) commit(mine.changes);
        return result;
      } catch (error) {
        for (const undo of mine.undo.reverse()) undo();
        throw error;
      } finally {
        open = null;
      }
    },
    restore(changes) {
      for (const { table, key, row } of changes) byName.get(table)?.restore(key, row);
    },
    dump: () => [...byName.values()].flatMap((table) => table.dump()),
    clear() {
      for (const table of byName.values()) table.clear();
    },
  };
}
