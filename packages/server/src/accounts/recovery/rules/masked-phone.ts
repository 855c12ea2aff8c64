// §api#masked-phone get_phone_number_with_document: enough for the owner to know which phone is meant. The same shape for every number
// of every country.

export const maskPhone = (number: string): string => `•••••••${number.slice(-2)}`;
