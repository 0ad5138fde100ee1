import type { FormularioWeb } from '#contract/entities/formulario.ts';

const form = (
  NombreSistema: string,
  EtiquetaFormularioWeb: string,
  DescripcionFormularioWeb: string,
  kind: 'menu' | 'hidden' | 'off' = 'menu',
) => ({
  Sistemas: { NombreSistema },
  EtiquetaFormularioWeb,
  DescripcionFormularioWeb,
  Estado: kind !== 'off',
  SeMuestraEnMenu: kind === 'menu',
});
const [afiliacion, pagos, seguridad] = ['Afiliación y novedades', 'Facturación y pagos', 'Seguridad'] as const;

/** The web forms of the systems: the screens of spec F 2.1, and those that open from a list and are not in the menu. */
export const formularios: readonly FormularioWeb[] = [
  form(afiliacion, 'Avisos de alta', 'Lista de avisos de alta de cotizantes, pasantes y voluntariado'),
  form(afiliacion, 'Aviso de alta', 'Registro y edición de un aviso de alta', 'hidden'),
  form(afiliacion, 'Avisos de baja', 'Lista de avisos de baja'),
  form(afiliacion, 'Aviso de baja', 'Registro y edición de un aviso de baja', 'hidden'),
  form(afiliacion, 'Avisos de transferencia', 'Lista de transferencias entre regionales'),
  form(afiliacion, 'Aviso de transferencia', 'Registro y edición de una transferencia', 'hidden'),
  form(afiliacion, 'Altas de pasivos', 'Lista de altas de pasivos'),
  form(afiliacion, 'Alta de pasivo', 'Registro y edición de un alta de pasivo', 'hidden'),
  form(afiliacion, 'Bajas de pasivos', 'Lista de bajas de pasivos'),
  form(afiliacion, 'Baja de pasivo', 'Registro y edición de una baja de pasivo', 'hidden'),
  form(afiliacion, 'Transferencias de pasivos', 'Lista de transferencias de pasivos'),
  form(afiliacion, 'Transferencia de pasivo', 'Registro y edición de una transferencia de pasivo', 'hidden'),
  form(afiliacion, 'Exámenes ocupacionales', 'Solicitud y programación de exámenes pre y postocupacionales'),
  form(afiliacion, 'Reporte de saldo de formularios', 'Saldo de formularios físicos por empresa y novedad'),
  form(afiliacion, 'Reporte de inasistencias', 'Inasistencias a citas médicas'),
  form(afiliacion, 'Carnet físico', 'Solicitud de carnet físico', 'off'),
  form(pagos, 'Órdenes de pago', 'Lista de órdenes de pago de la empresa'),
  form(pagos, 'Orden de pago', 'Registro, edición y pago de una orden', 'hidden'),
  form(pagos, 'Facturas', 'Lista de facturas emitidas'),
  form(seguridad, 'Formularios', 'Catálogo de formularios web'),
  form(seguridad, 'Producto', 'Registro y edición de un producto', 'hidden'),
].map((fields, at) => ({ IdFormularioWeb: at + 1, ...fields }));
