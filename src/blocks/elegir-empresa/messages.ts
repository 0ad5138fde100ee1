/** Texts of the choice of a company. */
export const elegirEmpresaMessages = {
  titulo: 'Empresa del aviso',
  empresa: 'Empresa',
  explicacion: 'El aviso se registra a nombre de esta empresa, que después lo declara.',
  ninguna: 'Ninguna empresa de la regional tiene pasivos.',
} as const;
