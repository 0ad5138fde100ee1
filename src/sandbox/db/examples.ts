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
  /** A retiree of old age of Banco Altiplano, La Paz, without a notice; the next ones by invalidity and by dependence. */
  pasivoVejez: '8200201',
  pasivoInvalidez: '8200202',
  pasivoDerechoHabiente: '8200203',
  /** A retiree as before whose death a hospital reported four days ago. */
  pasivoFallecido: '8200204',
  /** The spouse of the one before: a dependant without rights now. */
  viuda: '8200205',
  /** Worked in Banco Altiplano, La Paz, and may retire. */
  jubilable: '8200206',
  /** As before; the fund is the health manager of the birth date. */
  porAlgoritmo: '8200207',

  /*
   * What the identity service answers for each. None of them ever worked, and all were born on 12/05/1994. For everybody
   * else of the seed everything matches; for a document the fund does not know nobody is found.
   */
  /** Only the given names differ. */
  segipNombres: '6001001',
  /** Only the paternal surname differs. */
  segipPaterno: '6001002',
  /** Only the maternal surname differs. */
  segipMaterno: '6001003',
  /** Only the birth date differs. */
  segipNacimiento: '6001004',
  /** Only the document number does not match: it was replaced. */
  segipDocumento: '6001005',
  /** Only the complement differs: 1B here, 1C there. */
  segipComplemento: '6001006',
  /** Nothing but the document number matches. */
  segipSoloDocumento: '6001007',
  /** The maternal surname is not verified: flag 2. */
  segipSinVerificar: '6001008',
  /** Not found: response 1. */
  segipNoEncontrado: '6001009',
  /** Two records with the number: response 3. */
  segipVarios: '6001010',
  /** Found with an observation, homonymy: response 4. */
  segipHomonimia: '6001011',
  /** The service does not answer. */
  segipCaido: '6001012',

  /*
   * What the central registry has of each. They work in Seguros Illimani, La Paz, and were born on 12/05/1994 unless said
   * otherwise. `activo` and `asegurado` are in the registry as in the fund.
   */
  /** Only the given names differ. */
  bdpaNombres: '6002001',
  /** Only the paternal surname differs. */
  bdpaPaterno: '6002002',
  /** Only the maternal surname differs. */
  bdpaMaterno: '6002003',
  /** Only the birth date differs. */
  bdpaNacimiento: '6002004',
  /** Only the complement differs: none here, 2D there. */
  bdpaComplemento: '6002005',
  /** The registry does not have her. */
  bdpaNoEncontrado: '6002006',
  /** Active at another fund, and this fund never sent him. */
  bdpaOtroEnte: '6002007',
  /** Recorded and not sent yet. */
  bdpaNoEnviado: '6002008',
  /** Could not be sent: active at another fund. */
  bdpaNoEnviable: '6002009',
  /** Sent and observed by the registry, whose observation holds signs that HTML must escape. */
  bdpaObservado: '6002010',
  /** Left Seguros Illimani thirty days ago; the registry has not been told. */
  bdpaBajaPendiente: '6002011',
} as const;

export type Ejemplo = keyof typeof ejemplos;

/** A document nobody of the fund has: only the registry knows her, off another fund's list; born 12/05/1994. */
export const soloEnBdpa = '6002012';
