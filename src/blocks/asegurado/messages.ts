/** Texts of what insured persons see of themselves. The specification shows none of them. */
export const asegurado = {
  carne: {
    titulo: 'Carné de asegurado',
    nombre: 'Nombre completo',
    documento: 'Documento de identidad',
    matricula: 'Matrícula',
    historia: 'Historia clínica',
    nacimiento: 'Fecha de nacimiento',
    empresa: 'Empresa',
    titular: 'Titular',
    al: 'al {fecha}',
    ver: 'Ver carné en PDF',
    archivo: 'CarneAsegurado.pdf',
    sinPdf: 'Podrá descargarlo en PDF cuando la caja acepte un aviso suyo.',
  },
  vigencia: { si: 'Vigente', no: 'No vigente', sinDato: 'Vigencia sin registrar' },
  hasta: 'atención hasta el {fecha}',
  edad: '{n} años',
  grupo: {
    titulo: 'Grupo familiar',
    vacio: 'No tiene beneficiarios registrados.',
    matricula: 'Matrícula {matricula}',
  },
  sinParentescos: 'No se pudieron consultar los nombres de los parentescos.',
  avisos: {
    numero: 'N° {numero}',
    ver: 'Ver',
    de: 'aviso: {novedad}, {fecha}',
    vacio: 'Ninguna empresa presentó avisos suyos.',
  },
  sinDatos: 'No se encontraron sus datos. Consulte en su regional.',
} as const;
