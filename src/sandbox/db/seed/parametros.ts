import { parentesco, tipoNovedad as tipo, tipoAsegurado } from '#contract/enumerations.ts';
import type { Database } from '../database.ts';
import { estadosDeOtrosProcesos } from '../procesos.ts';
import { requisitosIniciales } from '../requisitos.ts';
import { estadosDe, tipos } from '../tipos.ts';

/** Kinships with their documented ids and the role they give: 1 holder, 2 dependant, 4 private person (spec F 3.11). */
const parentescos: readonly (readonly [number, string, number])[] = [
  [parentesco.particular, 'PARTICULAR', 4],
  [parentesco.esposo, 'ESPOSO(A)', 2],
  [parentesco.hijo, 'HIJO(A)', 2],
  [parentesco.padre, 'PADRE', 2],
  [parentesco.madre, 'MADRE', 2],
  [parentesco.hermano, 'HERMANO(A)', 2],
  [parentesco.titular, 'TITULAR', 1],
  [parentesco.pasante, 'PASANTE', 1],
  [parentesco.conviviente, 'CONVIVIENTE', 2],
  [parentesco.hijastro, 'HIJASTRO(A)', 2],
  [parentesco.nieto, 'NIETO(A)', 2],
  [parentesco.voluntariado, 'VOLUNTARIADO', 1],
];

const asegurados: readonly (readonly [number, string, readonly number[]])[] = [
  [tipoAsegurado.activo, 'ACTIVO', [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  [tipoAsegurado.pasivo, 'PASIVO', [2, 3, 4, 5, 7, 9]],
  [tipoAsegurado.seguroVoluntario, 'SEGURO VOLUNTARIO', [2, 3, 7]],
  [tipoAsegurado.particular, 'PARTICULAR', [1]],
];

/** The type that must come first: nobody leaves or moves without a registration. */
const antecesores: Readonly<Record<number, number>> = {
  [tipo.AVISO_COTIZANTE_BAJA_COTIZANTE]: tipo.AVISO_COTIZANTE_ALTA_COTIZANTE,
  [tipo.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE]: tipo.AVISO_COTIZANTE_ALTA_COTIZANTE,
  [tipo.NOVEDAD_PASANTE_BAJA]: tipo.NOVEDAD_PASANTE_ALTA,
  [tipo.NOVEDAD_VOLUNTARIADO_BAJA]: tipo.NOVEDAD_VOLUNTARIADO_ALTA,
  [tipo.BAJA_PASIVO]: tipo.ALTA_PASIVO,
  [tipo.TRANSFERENCIA_PASIVO]: tipo.ALTA_PASIVO,
};

/** Name, price in Bs, the tax authority's activity and product, and the notice types it is charged for. */
const productos: readonly (readonly [string, number, number, number, readonly number[]])[] = [
  [
    'FORMULARIO AVISO DE ALTA',
    50,
    861_000,
    91_200,
    [tipo.AVISO_COTIZANTE_ALTA_COTIZANTE, tipo.NOVEDAD_PASANTE_ALTA, tipo.NOVEDAD_VOLUNTARIADO_ALTA],
  ],
  [
    'FORMULARIO AVISO DE BAJA',
    50,
    861_000,
    91_200,
    [tipo.AVISO_COTIZANTE_BAJA_COTIZANTE, tipo.NOVEDAD_PASANTE_BAJA, tipo.NOVEDAD_VOLUNTARIADO_BAJA],
  ],
  ['FORMULARIO CAMBIO DE RAZÓN SOCIAL', 50, 861_000, 91_200, [tipo.COTIZANTE_CAMBIO_RAZON_SOCIAL]],
  ['EXAMEN PREOCUPACIONAL', 50, 862_000, 93_100, [tipo.OCUPACIONAL_PRE_OCUPACIONAL]],
  ['EXAMEN POSTOCUPACIONAL', 50, 862_000, 93_100, [tipo.OCUPACIONAL_POST_OCUPACIONAL]],
  ['REPOSICIÓN DE CARNET FÍSICO', 25, 861_000, 91_200, []],
  ['CERTIFICADO DE AFILIACIÓN', 20, 861_000, 91_200, []],
  ['FORMULARIO 010', 15, 0, 0, []],
  [
    'FORMULARIO DE TRANSFERENCIAS Y PASIVOS',
    50,
    861_000,
    91_200,
    [tipo.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE, tipo.ALTA_PASIVO, tipo.BAJA_PASIVO, tipo.TRANSFERENCIA_PASIVO],
  ],
];

/** Fills the tables that staff maintain with the initial lists. Nothing is random: every seed size has the same. */
export function sowParametros({ db }: { readonly db: Database }): void {
  const places = new Map<number, number>();
  for (const { IdTipoNovedad, Novedad, IdTipoNovedadPadre } of tipos) {
    const Orden = (places.get(IdTipoNovedadPadre) ?? 0) + 1;
    places.set(IdTipoNovedadPadre, Orden);
    const IdTipoNovedadAntecesor = antecesores[IdTipoNovedad] ?? 0;
    db.tiposNovedad.put({ IdTipoNovedad, Novedad, IdTipoNovedadPadre, Orden, IdTipoNovedadAntecesor });
  }
  sowEstados(db);
  for (const requisito of requisitosIniciales) db.requisitos.put(requisito);
  for (const [IdRelacionParentesco, Descripcion, IdRolAfiliacion] of parentescos)
    db.parentescos.put({ IdRelacionParentesco, Descripcion, IdRolAfiliacion });
  for (const [IdTiposAsegurado, Descripcion, Parentescos] of asegurados)
    db.tiposAsegurado.put({ IdTiposAsegurado, Descripcion, Parentescos: [...Parentescos] });
  sowProductos(db);
}

/** Adds states with the type they belong to. */
function sowEstados(db: Database): void {
  for (const [IdTipoNovedad, estados] of estadosDe)
    for (const estado of estados) db.estadosDeTipo.put({ ...estado, IdTipoNovedad });
  for (const estado of estadosDeOtrosProcesos) db.estadosDeProceso.put(estado);
}

function sowProductos(db: Database): void {
  for (const [descripcionProducto, precio, idActividad, idProductoSiat, charged] of productos) {
    const IdProducto = db.next('productos');
    db.productos.put({
      IdProducto,
      codigoProducto: `P-${String(IdProducto).padStart(4, '0')}`,
      descripcionProducto,
      precio,
      estado: true,
      idActividad,
      idProductoSiat,
      idUnidadMedida: 58,
    });
    for (const IdTipoNovedad of charged) db.novedadProductos.put({ IdTipoNovedad, IdProducto });
  }
}
