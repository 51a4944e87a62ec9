variable "bucket" {
  description = "The name of the bucket. It must not exist."
  type        = string
}

variable "prefix" {
  description = "The input `bucket-prefix` of Headstart: all entries are below it."
  type        = string
  default     = "ci"

  validation {
    condition     = can(regex("^[A-Za-z0-9._=@:+-]+(/[A-Za-z0-9._=@:+-]+)*$", var.prefix))
    error_message = "The prefix has letters, digits and . _ = @ : + - between slashes."
  }
}

variable "repositories" {
  description = "The repositories that use the bucket, such as octo/demo, each with two roles of its own. octo/* is all of an organization, with one pair of roles. Repositories whose tokens have ids are octo@123/demo@456 and octo@123/*, with GitHub's ids of the owner and the repository."
  type        = set(string)

  validation {
    condition     = alltrue([for it in var.repositories : can(regex("^[A-Za-z0-9-]+(/[A-Za-z0-9._-]+|/\\*|@[0-9]+/[A-Za-z0-9._-]+@[0-9]+|@[0-9]+/\\*)$", it))]) && length(var.repositories) > 0
    error_message = "Each repository is OWNER/NAME or OWNER@ID/NAME@ID, or OWNER/* or OWNER@ID/* for all repositories of the owner."
  }

  validation {
    condition     = length(distinct([for it in var.repositories : replace(it, "/@[0-9]+/", "")])) == length(var.repositories)
    error_message = "A repository is in the list twice, with and without ids, or with different ones."
  }

  # The roles of OWNER/* read and write its entries.
  validation {
    condition = alltrue([
      for it in var.repositories : endswith(it, "/*") || !anytrue([
        for other in var.repositories : replace(other, "/@[0-9]+/", "") == "${split("/", replace(it, "/@[0-9]+/", ""))[0]}/*"
      ])
    ])
    error_message = "A repository is part of OWNER/* in the same list: it would not be kept apart. Leave one of the two out."
  }
}

variable "expire_days" {
  description = "Entries are removed after this number of days."
  type        = number
  default     = 30

  validation {
    condition     = var.expire_days >= 1 && floor(var.expire_days) == var.expire_days
    error_message = "The days are a whole number from 1 on."
  }
}

variable "oidc_provider_arn" {
  description = "The account's OIDC provider for GitHub, if it has one. An account can have only one; without this variable the module makes it."
  type        = string
  default     = null
}

variable "kms_key_arn" {
  description = "A key of KMS that encrypts entries. Without it, S3 uses keys of its own."
  type        = string
  default     = null
}

variable "role_name" {
  description = "The beginning of the names of all roles, such as headstart-octo.demo-pulls."
  type        = string
  default     = "headstart"
}

variable "tags" {
  description = "Tags of the bucket, the roles and the provider."
  type        = map(string)
  default     = {}
}
