import type {
  Cobro,
  CodigoQrRow,
  FacturaRow,
  FormularioFisico,
  OrdenEliminada,
  Solicitud,
  UsoFormulario,
} from './cobroRows.ts';
import { Table, type Witness } from './table.ts';

/** The tables of charging. */
export const cobroTables = (witness: Witness) => ({
  solicitudes: new Table<Solicitud, 'orden'>(
    'solicitudes',
    (r) => r.CodigoTransaccion,
    { orden: (r) => r.IdOrdenPago },
    witness,
  ),
  codigosQr: new Table<CodigoQrRow, 'solicitud'>(
    'codigosQr',
    (r) => r.IdQr,
    { solicitud: (r) => r.CodigoTransaccion },
    witness,
  ),
  /** Deleted orders keep their tracking. */
  ordenesEliminadas: new Table<OrdenEliminada>('ordenesEliminadas', (r) => r.IdOrdenPago, {}, witness),
  cobros: new Table<Cobro>('cobros', (r) => r.IdOrdenPago, {}, witness),
  facturas: new Table<FacturaRow, 'empresa' | 'cuf'>(
    'facturas',
    (r) => r.IdVenta,
    { empresa: (r) => `${r.IdEmpresa}|${r.IdRegional}`, cuf: (r) => r.Cuf },
    witness,
  ),
  formularios: new Table<FormularioFisico, 'empresa'>(
    'formularios',
    (r) => r.IdEmpresaTipoNovedadPagado,
    { empresa: (r) => `${r.IdEmpresa}|${r.IdRegional}` },
    witness,
  ),
  /** One row per notice, because a notice uses up at most one form. */
  usosFormulario: new Table<UsoFormulario, 'formulario'>(
    'usosFormulario',
    (r) => r.IdPersonaNovedad,
    { formulario: (r) => r.IdEmpresaTipoNovedadPagado },
    witness,
  ),
});
