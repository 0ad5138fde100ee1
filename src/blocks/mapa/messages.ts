/** Texts of the coordinates and their map. */
export const mapaMessages = {
  grupo: 'Coordenadas del domicilio',
  latitud: 'Latitud',
  longitud: 'Longitud',
  pistaLatitud: 'Por ejemplo, -16.500000',
  pistaLongitud: 'Por ejemplo, -68.150000',
  elegir: 'Elegir en el mapa',
  ver: 'Ver en el mapa',
  miUbicacion: 'Usar mi ubicación',
  sinUbicacion: 'No se pudo obtener su ubicación. Escriba las coordenadas o elíjalas en el mapa.',
  fueraDeBolivia: 'El punto está fuera de Bolivia. Revise que la latitud y la longitud no estén cambiadas.',
} as const;
