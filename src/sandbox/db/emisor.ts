/** The issuer of the invoices. All numbers are made up. */
export const emisor = {
  nit: '1000000019',
  razonSocial: 'Caja de Salud',
  telefono: '2000000',
  direccion: 'Calle Ficticia 1',
  /** Code of the day and its control code. Real ones change daily. */
  cufd: 'PRUEBA',
  control: 'A1B2C3D4E5F6A74',
  sucursal: 0,
  puntoVenta: 0,
  /** Computerised, online, with right to tax credit, purchase and sale. */
  modalidad: 2,
  emision: 1,
  tipoFactura: 1,
  sector: 1,
  nombreSector: 'Compra y venta',
} as const;

/** The tax office's numbers for the kinds of document a buyer may have. */
export const documentoComprador = { carnet: 1, extranjero: 2, pasaporte: 3, otro: 4, nit: 5 } as const;

/** The tax number of a company. */
export const nitDe = (idEmpresa: number): string => `1000${idEmpresa}021`;
