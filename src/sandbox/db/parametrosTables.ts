import type {
  Cita,
  Correo,
  EstadoDeProcesoRow,
  EstadoRow,
  NovedadProducto,
  Parentesco,
  ProductoRow,
  RequisitoRow,
  TipoAseguradoRow,
  TipoNovedadRow,
} from './parametrosRows.ts';
import { Table, type Witness } from './table.ts';

/** The data that the fund's staff maintain, and the appointments. */
export const parametrosTables = (witness: Witness) => ({
  tiposNovedad: new Table<TipoNovedadRow, 'padre'>(
    'tiposNovedad',
    (r) => r.IdTipoNovedad,
    { padre: (r) => r.IdTipoNovedadPadre },
    witness,
  ),
  estadosDeTipo: new Table<EstadoRow, 'tipo'>(
    'estadosDeTipo',
    (r) => r.IdEstadoProceso,
    { tipo: (r) => r.IdTipoNovedad },
    witness,
  ),
  requisitos: new Table<RequisitoRow, 'tipo'>(
    'requisitos',
    (r) => r.IdRequisitoTipoNovedad,
    { tipo: (r) => r.IdTipoNovedad },
    witness,
  ),
  estadosDeProceso: new Table<EstadoDeProcesoRow>('estadosDeProceso', (r) => r.IdEstadoProceso, {}, witness),
  parentescos: new Table<Parentesco>('parentescos', (r) => r.IdRelacionParentesco, {}, witness),
  tiposAsegurado: new Table<TipoAseguradoRow>('tiposAsegurado', (r) => r.IdTiposAsegurado, {}, witness),
  productos: new Table<ProductoRow>('productos', (r) => r.IdProducto, {}, witness),
  novedadProductos: new Table<NovedadProducto, 'tipo' | 'producto'>(
    'novedadProductos',
    (r) => `${r.IdTipoNovedad}|${r.IdProducto}`,
    { tipo: (r) => r.IdTipoNovedad, producto: (r) => r.IdProducto },
    witness,
  ),
  citas: new Table<Cita, 'regional' | 'empresa'>(
    'citas',
    (r) => r.IdCita,
    { regional: (r) => r.IdRegional, empresa: (r) => `${r.IdEmpresa}|${r.IdRegional}` },
    witness,
  ),
  correos: new Table<Correo, 'dueno'>('correos', (r) => r.IdCorreo, { dueno: (r) => r.Dueno }, witness),
});
