import { type Caso, pantalla } from './documentadas.ts';

interface Pantalla extends Pick<Caso, 'id' | 'muestra'> {
  readonly ruta: string;
}

/** Screens that show the answer of a call when they open. With the documented reply they show its values. */
const pantallas: readonly Pantalla[] = [
  {
    id: 'POST Parametros/ListaNovedadesParametro/',
    ruta: '/seguros/aviso-alta-admin',
    muestra: [
      ...['QUISPE MAMANI JUAN', '4567890', '03/11/2026', 'CONDORI FLORES MARIA', '5678901', '12/11/2026'],
      ...['INGRESO A LA EMPRESA', 'Registrado', 'Declarado'],
    ],
  },
  {
    id: 'POST Parametros/ListaNovedadesParametro/',
    ruta: '/seguros/aviso-baja-admin',
    muestra: ['QUISPE MAMANI JUAN', '4567890', '03/11/2026'],
  },
  {
    id: 'POST Parametros/ListaNovedadesParametro/',
    ruta: '/seguros/aviso-alta-pasivo-admin',
    muestra: ['QUISPE MAMANI JUAN', '4567890', '03/11/2026'],
  },
  {
    id: 'POST OrdenPago/OrdenPagoListar/',
    ruta: '/seguros/orden-pago-admin-ex',
    muestra: ['20/11/2026', 'TX-2026-000801', '1532', '21/11/2026', '50.00', 'QUISPE MAMANI JUAN'],
  },
  {
    id: 'POST OrdenPago/OrdenPagoId/',
    ruta: '/seguros/orden-pago-editar-ex?orden=801',
    muestra: [
      ...['Orden de pago 801', '20/11/2026', 'QUISPE MAMANI JUAN', 'CONDORI FLORES MARIA', '03/11/2026'],
      ...['INGRESO A LA EMPRESA', '25.00', '50.00'],
    ],
  },
  {
    id: 'POST Ocupacional/OcupacionalListar/',
    ruta: '/seguros/ocupacional-admin-ex',
    muestra: ['ROJAS VARGAS ANA', '15/11/2026', 'PRE OCUPACIONAL', 'Registrado'],
  },
  {
    id: 'POST OrdenPago/OrdenPagoFormularioFisico',
    ruta: '/seguros/reporte-saldo-formulario-fisico',
    muestra: ['INGRESO A LA EMPRESA', '100', '37', '63'],
  },
  {
    id: 'POST ReportesEmpresasExternas/Facturas',
    ruta: '/facturacion/lista-facturas?desde=2020-01-01&hasta=2026-12-31',
    muestra: ['1532', '20/11/2026 09:30', '150.00', '446c3b2c04b58c32'],
  },
  {
    id: 'POST EmpCitaMedica/ReporteCitasMedicas/',
    ruta: '/seguros/reporte-citas-medicas',
    muestra: [
      ...['20/11/2026', '08:30', 'QUISPE MAMANI JUAN', 'HC-004512', '850307QMJ', 'POLICLINICO MIRAFLORES'],
      ...['MEDICINA GENERAL', 'VARGAS LOZA CARMEN'],
    ],
  },
];

export const dePantallas: readonly Caso[] = pantallas.map(({ ruta, ...one }) => ({
  ...one,
  donde: ruta,
  abre: () => pantalla(ruta),
}));
