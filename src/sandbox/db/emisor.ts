/** Who issues the invoices. None of these numbers is anybody's. */
export const emisor = {
  nit: '1000000019',
  razonSocial: 'Caja de Salud',
  telefono: '2000000',
  direccion: 'Calle Ficticia 1',
  /** Code of the day and its control code; real ones change daily. */
  cufd: 'PRUEBA',
  control: 'A1B2C3D4E5F6A74',
  sucursal: 0,
  puntoVenta: 0,
  /** Computerised, on line, with right to tax credit, purchase and sale. */
  modalidad: 2,
  emision: 1,
  tipoFactura: 1,
  sector: 1,
  nombreSector: 'Compra y venta',
} as const;

/** Kinds of document a buyer has, by the tax office's numbers. */
export const documentoComprador = { carnet: 1, extranjero: 2, pasaporte: 3, otro: 4, nit: 5 } as const;

/** The tax number of a company. */
export const nitDe = (idEmpresa: number): string => `1000${idEmpresa}021`;
