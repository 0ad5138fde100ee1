/**
 * People of the seed who are always there, for demonstrations and tests: by name what they are good for, with the
 * number of their identity document. La Paz is regional 1; 'Banco Altiplano S.A.' the company of the user `empresa`.
 */
export const ejemplos = {
  /** Never worked anywhere, data complete: `empresa` may register her. */
  registrable: '6843217',
  /** Never worked anywhere, address and telephones empty. */
  registrableSinDatos: '4567890',
  /** Worked in Banco Altiplano, La Paz, and left: may come back. */
  reingreso: '5120984',
  /** Sixteen years old. */
  menor: '9034551',
  /** Has a notice in state Registrado with Banco Altiplano, La Paz. */
  pendiente: '7756012',
  /** Works in Banco Altiplano, La Paz. */
  activo: '4890023',
  /** Works in Seguros Illimani, La Paz; has one surname only. */
  activoEnOtra: '3345120',
  /** Foreigner with a foreigner's card; never worked. */
  extranjero: 'E-0012345',
  /** Has a passport only; never worked. */
  pasaporte: 'AB123456',
  /** The longest name; never worked. */
  nombreLargo: '12345678',
  /** Her notice waits for the fund's staff: Declarado, Banco Altiplano, La Paz. */
  declarado: '8123450',
  /** Her notice was observed, Banco Altiplano, La Paz. */
  observado: '8123451',
  /** His change of company name must be paid before it is declared: Registrado, Banco Altiplano, La Paz. */
  porPagar: '8123452',
  /** His change of company name is paid: state Pagado, Banco Altiplano, La Paz. */
  pagado: '8123453',
  /** The insured person the user `asegurado` signs in as: works in Banco Altiplano, has a husband and two children. */
  asegurado: '4777001',
  /** Hired by Banco Altiplano, La Paz; a pre-occupational exam of hers is registered and may be deleted or given an appointment. */
  examenRegistrado: '8200101',
  /** As before, with an appointment in two days or the Monday after. */
  examenProgramado: '8200102',
  /** As before, with the exam concluded some days ago: it is valid. */
  examenVigente: '8200103',
} as const;

export type Ejemplo = keyof typeof ejemplos;
