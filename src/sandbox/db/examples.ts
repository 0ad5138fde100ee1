/**
 * People who are always in the seed, for demonstrations and tests. The key says what they are good for, the value is the
 * number of their identity document. La Paz is regional 1. 'Banco Altiplano S.A.' is the company of the user `empresa`.
 */
export const ejemplos = {
  /** Has never worked, data complete: `empresa` may register her. */
  registrable: '6843217',
  /** Has never worked, address and telephones empty. */
  registrableSinDatos: '4567890',
  /** Worked in Banco Altiplano, La Paz, and left. May come back. */
  reingreso: '5120984',
  /** Sixteen years old. */
  menor: '9034551',
  /** Has a notice in state Registrado with Banco Altiplano, La Paz. */
  pendiente: '7756012',
  /** Works in Banco Altiplano, La Paz. */
  activo: '4890023',
  /** Works in Seguros Illimani, La Paz. Has only one surname. */
  activoEnOtra: '3345120',
  /** Foreigner with a foreigner's card. Has never worked. */
  extranjero: 'E-0012345',
  /** Has only a passport. Has never worked. */
  pasaporte: 'AB123456',
  /** Has the longest name. Has never worked. */
  nombreLargo: '12345678',
  /** Her notice waits for the fund's staff: Declarado, Banco Altiplano, La Paz. */
  declarado: '8123450',
  /** Her notice was observed, Banco Altiplano, La Paz. */
  observado: '8123451',
  /** His change of company name must be paid before it is declared: Registrado, Banco Altiplano, La Paz. */
  porPagar: '8123452',
  /** His change of company name is paid: state Pagado, Banco Altiplano, La Paz. */
  pagado: '8123453',
  /** The insured person who is the user `asegurado`. Works in Banco Altiplano, has a husband and two children. */
  asegurado: '4777001',
  /** Hired by Banco Altiplano, La Paz. Her pre-occupational exam is registered and may be deleted or given an appointment. */
  examenRegistrado: '8200101',
  /** The same, with an appointment in two days or on the Monday after. */
  examenProgramado: '8200102',
  /** The same, with the exam concluded some days ago, so it is valid. */
  examenVigente: '8200103',
  /**
   * An old-age retiree of Banco Altiplano, La Paz, without a notice. The next two: an invalidity and a dependence retiree.
   */
  pasivoVejez: '8200201',
  pasivoInvalidez: '8200202',
  pasivoDerechoHabiente: '8200203',
  /** A retiree of the same company. A hospital reported his death four days ago. */
  pasivoFallecido: '8200204',
  /** The spouse of `pasivoFallecido`: a dependant who has no rights now. */
  viuda: '8200205',
  /** Worked in Banco Altiplano, La Paz, and may retire. */
  jubilable: '8200206',
  /** The same. The fund is the health manager for the birth date. */
  porAlgoritmo: '8200207',

  /*
   * What the identity service answers for each. None of them ever worked, and all were born on 12/05/1994. For all other
   * people of the seed everything matches. For a document the fund does not know, nobody is found.
   */
  /** Only the given names differ. */
  segipNombres: '6001001',
  /** Only the paternal surname differs. */
  segipPaterno: '6001002',
  /** Only the maternal surname differs. */
  segipMaterno: '6001003',
  /** Only the birth date differs. */
  segipNacimiento: '6001004',
  /** Only the document number does not match, because it was replaced. */
  segipDocumento: '6001005',
  /** Only the complement differs: 1B here, 1C in the service. */
  segipComplemento: '6001006',
  /** Only the document number matches. */
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
   * What the central registry has for each. They work in Seguros Illimani, La Paz, and were born on 12/05/1994 unless noted
   * otherwise. The registry and the fund agree about `activo` and `asegurado`.
   */
  /** Only the given names differ. */
  bdpaNombres: '6002001',
  /** Only the paternal surname differs. */
  bdpaPaterno: '6002002',
  /** Only the maternal surname differs. */
  bdpaMaterno: '6002003',
  /** Only the birth date differs. */
  bdpaNacimiento: '6002004',
  /** Only the complement differs: none here, 2D in the registry. */
  bdpaComplemento: '6002005',
  /** The registry does not have her. */
  bdpaNoEncontrado: '6002006',
  /** Active in another fund, and this fund never sent him. */
  bdpaOtroEnte: '6002007',
  /** Recorded and not sent yet. */
  bdpaNoEnviado: '6002008',
  /** Could not be sent, because he is active in another fund. */
  bdpaNoEnviable: '6002009',
  /** Sent and observed by the registry. The observation contains characters that HTML must escape. */
  bdpaObservado: '6002010',
  /** Left Seguros Illimani thirty days ago, and the registry does not know it yet. */
  bdpaBajaPendiente: '6002011',
} as const;

export type Ejemplo = keyof typeof ejemplos;

/** A document unknown to the fund. Only the registry has this person, on another fund's list; born 12/05/1994. */
export const soloEnBdpa = '6002012';
