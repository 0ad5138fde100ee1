import { createHash } from 'node:crypto';
import type { TipoUsuario } from '#contract/enumerations.ts';
import type { Database } from './database.ts';
import { empresas, personalDeLaCaja } from './empresas.ts';
import { type Ejemplo, ejemplos } from './examples.ts';
import type { Empresa, Usuario, UsuarioEmpresa } from './rows.ts';

/** The password of every demo user until it is changed. */
const claveDemo = 'Demo2026';

/** The systems a company's user may choose. */
export const modulos = [
  { IdSistema: 1, NombreSistema: 'Afiliación y novedades' },
  { IdSistema: 2, NombreSistema: 'Facturación y pagos' },
] as const;

/** The hash of a password that the services keep. */
export const cifrar = (usuario: string, clave: string): string =>
  createHash('sha256').update(`${usuario}\n${clave}`).digest('hex');

interface UsuarioDemo {
  readonly usuario: string;
  readonly descripcion: string;
  readonly nombre: string;
  readonly tipo: TipoUsuario;
  /** Regional, and companies by their place in the list; 'caja' for the fund itself. */
  readonly accesos: readonly { readonly idRegional: number; readonly empresas: readonly (0 | 1 | 2 | 3 | 'caja')[] }[];
  readonly modulos: readonly number[];
  readonly caduco?: true;
  readonly obligado?: true;
  /** The insured person who is the user, if it is not the one of `asegurado`. */
  readonly ejemplo?: Ejemplo;
}

/** The demo users, for the login screen and the README. Password: `claveDemo`. */
const usuariosDemo: readonly UsuarioDemo[] = [
  {
    usuario: 'empresa',
    descripcion: 'Empresa con una regional',
    nombre: 'MIRANDA SALAS CARLA ANDREA',
    tipo: 'EXTERNO_EMPRESAS',
    accesos: [{ idRegional: 1, empresas: [0] }],
    modulos: [1],
  },
  {
    usuario: 'varias',
    descripcion: 'Empresa con varias regionales',
    nombre: 'ÑÁÑEZ PEÑARANDA ÓSCAR',
    tipo: 'EXTERNO_EMPRESAS',
    accesos: [
      { idRegional: 1, empresas: [0, 1] },
      { idRegional: 2, empresas: [0, 1] },
      { idRegional: 3, empresas: [0, 2] },
    ],
    modulos: [1, 2],
  },
  {
    usuario: 'asegurado',
    descripcion: 'Persona asegurada',
    nombre: '',
    tipo: 'ASEGURADOS',
    accesos: [{ idRegional: 1, empresas: [0] }],
    modulos: [1],
  },
  {
    usuario: 'personal',
    descripcion: 'Personal de la caja',
    nombre: 'GUTIÉRREZ AYALA MARTHA',
    tipo: 'INTERNO',
    accesos: [{ idRegional: 1, empresas: ['caja'] }],
    modulos: [1],
  },
  {
    usuario: 'caducado',
    descripcion: 'Contraseña caducada',
    nombre: 'TÓRREZ VILLCA RAMIRO',
    tipo: 'EXTERNO_EMPRESAS',
    accesos: [{ idRegional: 1, empresas: [1] }],
    modulos: [1],
    caduco: true,
  },
  {
    usuario: 'obligado',
    descripcion: 'Debe cambiar su contraseña',
    nombre: 'ROCA SUÁREZ DANIELA',
    tipo: 'EXTERNO_EMPRESAS',
    accesos: [{ idRegional: 3, empresas: [2] }],
    modulos: [1],
    obligado: true,
  },
  {
    usuario: 'pagos',
    descripcion: 'Persona con órdenes de pago',
    nombre: '',
    tipo: 'ASEGURADOS',
    accesos: [{ idRegional: 1, empresas: [0] }],
    modulos: [2],
    ejemplo: 'examenRegistrado',
  },
  {
    usuario: 'mixto',
    descripcion: 'Personal por una empresa',
    nombre: 'QUISPE ARCE LUCÍA',
    tipo: 'INTERNO_EXTERNO',
    accesos: [{ idRegional: 1, empresas: ['caja', 0, 1] }],
    modulos: [1],
  },
];

/** Who signs the tracking of the seed: the first demo user of a company, or of the fund's staff for `null`. */
export function firmaDe(idEmpresa: number | null): string {
  const at = empresas.findIndex((company) => company.IdEmpresa === idEmpresa);
  const signs = ({ tipo, accesos }: UsuarioDemo) =>
    idEmpresa === null
      ? tipo === 'INTERNO'
      : tipo === 'EXTERNO_EMPRESAS' && accesos.some(({ empresas: chosen }) => chosen.some((n) => n === at));
  return usuariosDemo.find(signs)?.nombre ?? 'RECURSOS HUMANOS';
}

const acceso = (
  id: number,
  idRegional: number,
  company: Empresa | null,
  modules: readonly number[],
): UsuarioEmpresa => ({
  IdUsuarioRegionalEmpresa: id,
  IdEmpresa: company?.IdEmpresa ?? personalDeLaCaja.IdEmpresa,
  concod: company?.IdEmpresaAnterior ?? personalDeLaCaja.concod,
  RazonSocial: company?.RazonSocial ?? personalDeLaCaja.RazonSocial,
  numpat: company?.patronales[idRegional] ?? personalDeLaCaja.numpat,
  modulos: modules,
});

/** The demo users as rows. `asegurado` is the insured person who is the user `asegurado`. */
export function filasDeUsuarios(asegurado: { IdPersona: number; NombreCompleto: string }): Usuario[] {
  return usuariosDemo.map((user, at) => {
    const IdUsuario = 11 + at;
    const insured = user.tipo === 'ASEGURADOS';
    return {
      IdUsuario,
      usuario: user.usuario,
      NombreCompleto: insured ? asegurado.NombreCompleto : user.nombre,
      CorreoElectronico: `${user.usuario}@ejemplo.bo`,
      tipo: user.tipo,
      clave: cifrar(user.usuario, claveDemo),
      Caduco: user.caduco ?? false,
      ModificarPassword: user.obligado ?? false,
      IdPersona: insured ? asegurado.IdPersona : 0,
      regionales: user.accesos.map(({ idRegional, empresas: chosen }, i) => ({
        IdUsuarioRegional: IdUsuario * 10 + i,
        IdRegional: idRegional,
        empresas: chosen.map((n, j) =>
          acceso(IdUsuario * 100 + i * 10 + j, idRegional, n === 'caja' ? null : empresas[n], user.modulos),
        ),
      })),
    };
  });
}

/** Links the users of other insured examples to their person, after the seed added her. */
export function nombrarAsegurados(db: Database): void {
  for (const { usuario, ejemplo } of usuariosDemo) {
    const row = db.usuarios.by('usuario', usuario)[0];
    const documento = ejemplo && ejemplos[ejemplo];
    const person = documento && db.personas.all().find((p) => p.NumeroDocumento === documento);
    if (row && person) db.usuarios.put({ ...row, IdPersona: person.IdPersona, NombreCompleto: person.NombreCompleto });
  }
}
