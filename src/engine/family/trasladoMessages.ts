/** Texts of the transfers of workers and of retirees (spec E 5.5, R 5.4; messages.tsv). */
export const trasladoMessages = {
  nombre: 'aviso de transferencia',
  destino: 'Destino',
  observaciones: 'Observaciones',
  regionalDeOrigen: 'Regional de origen',
  seleccioneRegional: 'SELECCIONE REGIONAL',
  seleccioneEmpresa: 'SELECCIONE EMPRESA',
  seleccioneUbicacion: 'SELECCIONE UBICACIÓN',
  primeroRegional: 'Elija primero la regional de transferencia.',
  guardar: (name: string) => `¿Desea guardar la transferencia del asegurado(a) ${name}?`,
} as const;
