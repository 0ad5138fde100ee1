/** Texts of the transfer notices (spec E 5.5, 5.6; messages.tsv). */
export const transferenciaMessages = {
  tituloLista: 'Avisos de transferencia',
  resumenLista: 'Trabajadores que pasan a otra regional',
  tituloFormulario: 'Aviso de transferencia',
  nuevo: 'Transferencia de cotizante',
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
