import type { RouteName } from '#lib/routes.ts';

/**
 * The labels that a menu may have for each screen. The screens of the families are not here: their records have them. The
 * specification shows no route in a menu entry (F 7.1, F 3.3), so if the services send none, the label leads to the screen.
 * Accents, letter case and words around the label are ignored.
 */
export const menuLabels: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  'ocupacional-admin-ex': ['Exámenes', 'Exámenes ocupacionales', 'Pre y post ocupacional', 'Ocupacional'],
  'orden-pago-admin-ex': ['Órdenes de pago', 'Orden de pago', 'Pagos y facturas', 'Pagos'],
  'lista-facturas': ['Facturas', 'Lista de facturas'],
  'reporte-saldo-formulario-fisico': ['Saldo de formularios', 'Saldo de formularios físicos', 'Formularios físicos'],
  'reporte-citas-medicas': ['Inasistencias', 'Reporte de inasistencias', 'Reporte de citas médicas', 'Citas médicas'],
  'revision-admin': ['Avisos declarados', 'Revisión de avisos', 'Revisión'],
  'bdpa-monitor': ['Monitoreo', 'Monitoreo BDPA'],
  'personas-admin': ['Personas', 'Búsqueda de personas'],
  'recien-nacido-admin': ['Recién nacidos', 'Recién nacido'],
  'afiliacion-admin': ['Afiliaciones', 'Afiliación'],
  'mis-datos': ['Mis datos'],
  'mis-avisos': ['Mis avisos'],
  'relacion-parentesco-admin': ['Relaciones de parentesco', 'Relación de parentesco', 'Parentescos'],
  'tipo-asegurado-admin': ['Tipos de asegurado', 'Tipo de asegurado'],
  'tipo-novedad-admin': ['Tipos de novedad', 'Tipo de novedad'],
  'producto-admin': ['Productos', 'Producto'],
  'formulario-admin': ['Formularios', 'Formularios web', 'Formulario'],
};
