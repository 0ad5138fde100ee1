import type { Acceso } from '#contract/entities/sesion.ts';
import type { TipoUsuario } from '#contract/enumerations.ts';
import type { RouteName } from '#lib/routes.ts';
import type { Sesion } from '../session.ts';

const entry = (Ruta: string, EtiquetaFormularioWeb: string, Grupo: string, Orden: number): Acceso => ({
  Ruta,
  EtiquetaFormularioWeb,
  Grupo,
  Orden,
  SeMuestraEnMenu: true,
});
const avisos = entry('aviso-alta-admin', 'Avisos de alta', 'Novedades', 10);
const bajas = entry('aviso-baja-admin', 'Avisos de baja', 'Novedades', 11);
const transferencias = entry('aviso-transferencia-admin', 'Avisos de transferencia', 'Novedades', 12);
const afiliaciones = entry('afiliacion-admin', 'Afiliaciones', 'Novedades', 13);
const altasPasivos = entry('aviso-alta-pasivo-admin', 'Altas de pasivos', 'Pasivos', 15);
const bajasPasivos = entry('aviso-baja-pasivo-admin', 'Bajas de pasivos', 'Pasivos', 16);
const transferenciasPasivos = entry('aviso-transferencia-pasivo-admin', 'Transferencias de pasivos', 'Pasivos', 17);
const ordenes = entry('orden-pago-admin-ex', 'Órdenes de pago', 'Pagos', 20);
/** The same screen, as insured persons read it. */
const pagosPropios = { ...ordenes, EtiquetaFormularioWeb: 'Pagos y facturas' };
const facturas = entry('lista-facturas', 'Facturas', 'Pagos', 21);
const examenes = entry('ocupacional-admin-ex', 'Exámenes', 'Salud ocupacional', 30);
const saldoFormularios = entry('reporte-saldo-formulario-fisico', 'Saldo de formularios', 'Reportes', 40);
const inasistencias = entry('reporte-citas-medicas', 'Inasistencias', 'Reportes', 41);
const mantenimiento = [
  entry('relacion-parentesco-admin', 'Relaciones de parentesco', 'Parámetros', 60),
  entry('tipo-asegurado-admin', 'Tipos de asegurado', 'Parámetros', 61),
  entry('tipo-novedad-admin', 'Tipos de novedad', 'Parámetros', 62),
  entry('producto-admin', 'Productos', 'Parámetros', 63),
  entry('formulario-admin', 'Formularios', 'Seguridad', 70),
];
const revision = entry('revision-admin', 'Avisos declarados', 'Revisión', 1);
const monitoreo = entry('bdpa-monitor', 'Monitoreo', 'Registro central', 4);
const misDatos = entry('mis-datos', 'Mis datos', 'Mi seguro', 1);
const misAvisos = entry('mis-avisos', 'Mis avisos', 'Mi seguro', 2);
const personas = entry('personas-admin', 'Personas', 'Personas', 2);
const recienNacidos = entry('recien-nacido-admin', 'Recién nacidos', 'Personas', 3);

/** The notices that employers declare and staff review. */
const declarados = [avisos, bajas, transferencias, afiliaciones, altasPasivos, bajasPasivos, transferenciasPasivos];
const delPersonal = [
  revision,
  monitoreo,
  personas,
  recienNacidos,
  ...declarados,
  examenes,
  saldoFormularios,
  inasistencias,
  ...mantenimiento,
];

/** The routes granted to each kind of user, by module. Only routes that the portal has. */
const rutas: Readonly<Record<TipoUsuario, Readonly<Record<number, readonly Acceso[]>>>> = {
  EXTERNO_EMPRESAS: {
    1: [...declarados, ordenes, facturas, examenes, saldoFormularios, inasistencias],
    2: [ordenes, facturas],
  },
  INTERNO: { 1: delPersonal },
  // For the fund; with a company, staff have the company's menu (decision 7).
  INTERNO_EXTERNO: { 1: delPersonal },
  ASEGURADOS: {
    1: [misDatos, misAvisos, altasPasivos, bajasPasivos, transferenciasPasivos, examenes, inasistencias],
    2: [misDatos, misAvisos, pagosPropios, examenes, inasistencias],
  },
  SERVICIOS_API: {},
};

/** A user's kind, and the company that the user chose. */
type Quien = Pick<Sesion, 'tipo' | 'idEmpresa'>;

/** The menu of a user in a module. */
export function menuDe({ tipo, idEmpresa }: Quien, idSistema: number): Acceso[] {
  const kind = tipo === 'INTERNO_EXTERNO' && idEmpresa > 0 ? 'EXTERNO_EMPRESAS' : tipo;
  return [...(rutas[kind][idSistema] ?? [])];
}

/** The list that leads to a screen, or the screen itself if it is a list. Access is granted to lists. */
const listaDe = (path: string): string =>
  (path.split('/').filter(Boolean).at(-1) ?? '')
    .replace('-editar', '-admin')
    .replace('persona-carpeta', 'personas-admin')
    .replace('mi-aviso', 'mis-avisos');

/** True if a user is granted a route in one of the modules. */
export const concede = (quien: Quien, modulos: readonly number[], path: string): boolean =>
  modulos.some((idSistema) => menuDe(quien, idSistema).some(({ Ruta }) => Ruta === listaDe(path)));

/** True if the caller is granted a route in the company and regional of the session. */
export function concedeA(sesion: Sesion, name: RouteName): boolean {
  const { usuario, idRegional, concod } = sesion;
  const regional = usuario.regionales.find((r) => r.IdRegional === idRegional);
  const company = regional?.empresas.find((e) => e.concod === concod);
  return concede(sesion, company?.modulos ?? [], name);
}
