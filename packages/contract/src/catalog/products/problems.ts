import { problem } from "../../core/problem.ts";

export const catalogueProblems = {
  skuUsed: problem("catalogue.sku_used", 409, {
    "pt-BR": "Este SKU já pertence a outro produto",
    "en-US": "This SKU already belongs to another product",
    "es-ES": "Este SKU ya pertenece a otro producto",
    "fr-FR": "Ce SKU appartient déjà à un autre produit",
  }),
  storeCodeUsed: problem("network.store_code_used", 409, {
    "pt-BR": "Este código já pertence a outra loja",
    "en-US": "This code already belongs to another store",
    "es-ES": "Este código ya pertenece a otra tienda",
    "fr-FR": "Ce code appartient déjà à un autre magasin",
  }),
  nameUsed: problem("network.name_used", 409, {
    "pt-BR": "Já existe um cadastro com este nome",
    "en-US": "This name is already in use",
    "es-ES": "Ya existe un registro con este nombre",
    "fr-FR": "Ce nom est déjà utilisé",
  }),
  groupInUse: problem("network.group_in_use", 409, {
    "pt-BR": "Uma campanha usa este grupo de lojas. Tire-o das regras antes de excluir",
    "en-US": "A campaign uses this store group. Take it out of the rules before deleting it",
    "es-ES": "Una campaña usa este grupo de tiendas. Quítalo de las reglas antes de eliminarlo",
    "fr-FR": "Une campagne utilise ce groupe de magasins. Retirez-le des règles avant de le supprimer",
  }),
} as const;
