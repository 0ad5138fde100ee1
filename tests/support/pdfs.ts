const page = `1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction 4 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
4 0 obj<</S/JavaScript/JS(app.alert\\('aviso'\\);)>>endobj
`;

/** A document of one page that tries to run a script when it is opened. */
export const pdfConPrograma = `%PDF-1.7\n${page}trailer<</Root 1 0 R>>\n%%EOF\n`;

const thirtyTwo = (digit: string) => `<${digit.repeat(64)}>`;

/** The same, protected by a password nobody knows. */
export const pdfConClave = `%PDF-1.7
${page}5 0 obj<</Filter/Standard/V 1/R 2/P -4/O ${thirtyTwo('a')}/U ${thirtyTwo('b')}>>endobj
trailer<</Root 1 0 R/Encrypt 5 0 R/ID[<0123><0123>]>>
%%EOF
`;
